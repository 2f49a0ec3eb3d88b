/** First line of every shipped sheet: whichever is loaded first, the layers keep this order. */
export const layerOrder = "@layer carnation.tokens, carnation.base, carnation.components;";
