import display from '@fontsource-variable/anek-bangla/files/anek-bangla-latin-wdth-normal.woff2';
import italic from '@fontsource-variable/newsreader/files/newsreader-latin-wght-italic.woff2';
import text from '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2';
import { createGlobalStyle } from 'styled-components';

/** The site's fonts: Newsreader for body text, the Latin subset of Anek for everything else. */
export const Faces = createGlobalStyle`
	@font-face {
		font-family: 'Newsreader';
		src: url(${text}) format('woff2');
		font-weight: 200 800;
	}
	@font-face {
		font-family: 'Newsreader';
		src: url(${italic}) format('woff2');
		font-weight: 200 800;
		font-style: italic;
	}
	@font-face {
		font-family: 'Anek';
		src: url(${display}) format('woff2');
		font-weight: 100 800;
		font-stretch: 75% 125%;
	}
`;
