/** Age of majority, in years (French civil code, article 414). */
export const AGE_OF_MAJORITY = 18;
