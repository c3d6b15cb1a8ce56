/** Part of every page the server sends; no script carries them. */
export { default as fontFaces } from '#fonts/fonts.css?inline';
