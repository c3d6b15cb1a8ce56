/** What a review is about, as the calls name it. */
export type ReviewedItem = { readonly projectId: string } | { readonly blogId: string };
