import { lightTheme } from '@strapi/design-system';
import { type ColourName, darkColours, lightColours } from '@sumu/contract/colours';
import { css, styled } from 'styled-components';

const displayTextStyle = css`
	font-family: Anek, sans-serif;
	font-stretch: 86%;
	font-weight: 600;
	letter-spacing: -0.015em;
	text-wrap: balance;
`;
const uiTextStyle = css`
	font-family: Anek, sans-serif;
	font-weight: 500;
	line-height: 1.3;
`;

/** The site's colour for the panel's current theme (light or dark). */
const themeColour =
	(name: ColourName) =>
	({ theme }: { theme: { colors: { neutral0: string } } }) =>
		(theme.colors.neutral0 === lightTheme.colors.neutral0 ? lightColours : darkColours)[name];

/** Styles of an article, as in the site's `article-style.ts`. In the panel, 1rem is 10 pixels. */
export const ArticlePage = styled.div`
	padding: 3.2rem max(clamp(2rem, 5%, 6.4rem), calc((100% - 66ch) / 2));
	background: ${themeColour('canvas')};
	color: ${themeColour('ink')};
	font: 400 1.8rem / 1.58 Newsreader, Georgia, serif;
	overflow-wrap: break-word;
	> * + * {
		margin-top: 2.4rem;
	}
	> p:first-of-type {
		font-size: clamp(2.2rem, 2.048rem + 0.42vw, 2.6rem);
		line-height: 1.42;
	}
	h2,
	h3 {
		${displayTextStyle}
		font-size: clamp(2.8rem, 2.4rem + 1vw, 3.6rem);
		line-height: 1.04;
		margin-top: 6.4rem;
		scroll-margin-top: 9rem;
	}
	h3 {
		font-size: clamp(2.2rem, 2.048rem + 0.42vw, 2.6rem);
		line-height: 1.15;
		margin-top: 4.8rem;
	}
	> :first-child {
		margin-top: 0;
	}
	h4,
	h5,
	h6 {
		${uiTextStyle}
		font-weight: 550;
		margin-top: 3.2rem;
	}
	:is(h2, h3, h4) + * {
		margin-top: 1.6rem;
	}
	em {
		font-style: italic;
	}
	strong {
		font-weight: 600;
	}
	a {
		color: inherit;
		text-decoration: underline 1.5px ${themeColour('accent')};
		text-underline-offset: 4px;
	}
	blockquote {
		margin-block: 4.8rem;
		color: ${themeColour('accentText')};
		p {
			${displayTextStyle}
			font-size: clamp(2.8rem, 2.24rem + 1.5vw, 4.4rem);
			line-height: 1.04;
		}
	}
	ul,
	ol {
		padding: 0;
		list-style-position: inside;
	}
	ul {
		list-style-type: disc;
	}
	ol {
		list-style-type: decimal;
	}
	li {
		padding-block: 1.2rem;
		border-top: 1px solid ${themeColour('hairline')};
		&::marker {
			color: ${themeColour('accent')};
		}
		> p {
			display: inline;
		}
	}
	code {
		font: 0.86em ui-monospace, Menlo, Consolas, monospace;
		background: ${themeColour('sunken')};
	}
	pre {
		overflow-x: auto;
		border: 1px solid ${themeColour('hairline')};
		padding: 2rem 2.4rem;
		border-radius: 4px;
		background: ${themeColour('codeBg')};
		color: ${themeColour('codeInk')};
		line-height: 1.6;
		code {
			background: none;
		}
	}
	img {
		width: 100%;
		height: auto;
	}
	hr {
		border: 0;
		border-top: 1px solid ${themeColour('hairline')};
		margin-block: 4.8rem;
	}
	table {
		${uiTextStyle}
		width: 100%;
		font-size: 1.6rem;
		border-collapse: collapse;
	}
	th,
	td {
		padding: 1.2rem 2.4rem 1.2rem 0;
		border-bottom: 1px solid ${themeColour('hairline')};
		text-align: start;
	}
	th {
		color: ${themeColour('muted')};
		font-size: 1.4rem;
	}
`;
