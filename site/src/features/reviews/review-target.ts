/** What a review is about, as the calls name it. */
export type ReviewTarget = { readonly projectId: string } | { readonly blogId: string };
