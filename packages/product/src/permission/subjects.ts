/** Something that belongs to a user: an account, a client, a diagnosis and all that hangs on it. */
export interface Owned {
  /** The user it belongs to. */
  readonly uid: string;
}

/** The billing information of a user. */
export interface Billing extends Owned {
  /** True when the reader asks for it by name: a plain read of a profile never has it. */
  readonly requested: boolean;
}

/** A recommendation. */
export interface OwnedRecommendation {
  /** `world` for the shared catalogue, or the uid of the professional it belongs to. */
  readonly owner: string;
}

/** A recommendation, for whoever wants to see it. */
export interface VisibleRecommendation extends OwnedRecommendation, Activatable {}

/** A recommendation together with something of a user: their price for it, or a diagnosis it is scored against. */
export interface RecommendationOfUser extends VisibleRecommendation, Owned {}

/** An article. */
export interface Publishable {
  readonly published: boolean;
}

/** A subcategory, a plan with its price (active when both are), or a recommendation. */
export interface Activatable {
  readonly active: boolean;
}
