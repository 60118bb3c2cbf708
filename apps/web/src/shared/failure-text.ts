import { shop } from "@shop/commerce";
import { failureText as failureTextIn, type Failure } from "@shop/contract";

/** The sentence of a failure, from the catalogue of failures. */
export const failureText = (failure: Failure) => failureTextIn(failure, shop.locale);
