/** Keeps a page out of search engines; React moves it into the head. */
export const Unlisted = () => <meta name="robots" content="noindex" />;
