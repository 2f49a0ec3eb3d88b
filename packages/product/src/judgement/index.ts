export * from "./criteriaInForce.ts";
export * from "./judgement.ts";
export * from "./judgeResult.ts";
export * from "./rejudge.ts";
