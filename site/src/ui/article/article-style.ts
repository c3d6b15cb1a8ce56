import { codeStyle } from './code-style';
import { pictureStyle } from './picture-style';
import { tableInRows } from './table-style';
import { videoStyle } from './video-style';

const headingStyle = { textStyle: 'h3', textWrap: 'balance', scrollMarginTop: '24' } as const;

/** Quotes may start before the text: `--quote-overhang` is how far. */
const quoteStart = { lg: 'calc(-1 * var(--quote-overhang, 0px))' } as const;

const commonStyle = {
	textStyle: 'body',
	overflowWrap: 'break-word',
	'& > * + *': { marginTop: '6' },
	'& h2': { ...headingStyle, fontSize: 'clamp(1.75rem, 1.5rem + 1vw, 2.25rem)', marginTop: '16' },
	'& h3': { ...headingStyle, textStyle: 'h4', marginTop: '12' },
	'& h4': { textStyle: 'ui', fontWeight: 'strong', marginTop: '8', scrollMarginTop: '24' },
	'& a[data-anchor]': {
		textDecoration: 'none',
		_after: { content: '" #" / ""', color: 'accentText', opacity: '0' },
		'&:is(:hover, :focus-visible)::after': { opacity: '1' },
	},
	'& :is(h2, h3, h4) + *': { marginTop: '4' },
	'& :is(em, i)': { fontStyle: 'italic' },
	'& :is(strong, b)': { fontWeight: '600' },
	'& a': {
		textDecoration: 'underline',
		textDecorationColor: '{colors.accent}',
		textDecorationThickness: '1.5px',
		textUnderlineOffset: '4px',
		_hover: { textDecorationThickness: '3px' },
	},
	'& blockquote': {
		marginBlock: '12',
		marginInlineStart: quoteStart,
		color: 'accentText',
		'& p': { textStyle: 'h3', textWrap: 'balance' },
	},
	'& figure:has(> blockquote)': {
		marginBlock: '12',
		'& blockquote': { marginBlock: '0' },
		'& figcaption': {
			marginTop: '4',
			marginInlineStart: quoteStart,
			textStyle: 'small',
			color: 'muted',
			_before: { content: '"— " / ""' },
		},
	},
	'& cite': { fontStyle: 'normal' },
	'& ul, & ol': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
	'& li': {
		overflowWrap: 'anywhere',
		position: 'relative',
		paddingBlock: '3',
		paddingInlineStart: '8',
		borderTopWidth: '1px',
		borderColor: 'hairline',
		_before: { position: 'absolute', insetInlineStart: '0' },
	},
	'& ul > li::before': {
		content: '""',
		top: '22px',
		insetInlineStart: '4px',
		width: '9px',
		height: '9px',
		bg: 'accent',
		rotate: '45deg',
	},
	'& ol': { counterReset: 'item' },
	'& ol > li': {
		counterIncrement: 'item',
		_before: { content: 'counter(item)', textStyle: 'label', color: 'accentText', top: '15px' },
	},
	'& ul > li[data-task]::before': {
		top: '20px',
		insetInlineStart: '0',
		width: '15px',
		height: '15px',
		bg: 'transparent',
		borderWidth: '2px',
		borderColor: 'control',
	},
	'& ul > li[data-task=done]::before': { bg: 'accent', borderColor: 'accent' },
	'& ul > li[data-task=done]::after': {
		content: '""',
		position: 'absolute',
		top: '22px',
		insetInlineStart: '5px',
		width: '5px',
		height: '9px',
		borderColor: 'onAccent',
		borderBottomWidth: '2px',
		borderInlineEndWidth: '2px',
		rotate: '45deg',
	},
	// The text markers for feed readers are visually hidden here, for screen readers.
	'& [data-sign]': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden' },
	'& del': { color: 'muted' },
	'& .footnote-ref': { textStyle: 'label', verticalAlign: 'super', lineHeight: '0' },
	'& .footnotes': {
		marginTop: '16',
		borderTopWidth: '2px',
		borderColor: 'ink',
		paddingTop: '3',
		'& p': { fontSize: 'small' },
		'& li': { scrollMarginTop: '24', _first: { borderTopWidth: '0' } },
	},
	'& :target': { bg: 'sunken' },
	'& li > :is(ul, ol)': { marginTop: '3', marginBottom: '-3' },
	'& :not(pre) > code': {
		fontFamily: 'code',
		fontSize: '0.86em',
		paddingInline: '1',
		bg: 'sunken',
		borderRadius: 'control',
	},
	'& hr': { borderColor: 'hairline', marginBlock: '12' },
	'& [data-table]': { overflowX: 'auto', marginBlock: '8' },
	...tableInRows,
	'& table': { width: 'full', textStyle: 'ui', fontVariantNumeric: 'tabular-nums' },
	'& th, & td': {
		paddingBlock: '3',
		paddingInlineEnd: '6',
		borderBottomWidth: '1px',
		borderColor: 'hairline',
		textAlign: 'start',
	},
	'& [align=right]': { textAlign: 'end', _last: { paddingInlineEnd: '0' } },
	'& [align=center]': { textAlign: 'center' },
	'& th': { textStyle: 'label', color: 'muted', borderColor: 'ink' },
	'& [data-link-card] a': {
		display: 'grid',
		gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' },
		columnGap: '4',
		alignContent: 'center',
		padding: '4',
		borderWidth: '1px',
		borderColor: 'hairline',
		textDecoration: 'none',
		bg: 'raised',
		'& img': {
			gridRow: { sm: '1 / 3' },
			width: { base: 'full', sm: '160px' },
			aspectRatio: '3 / 2',
			objectFit: 'cover',
		},
		'& span': { textStyle: 'h4', alignSelf: 'end' },
		'& small': { textStyle: 'label', color: 'muted' },
		_hover: { borderColor: 'ink' },
	},
	'@media print': {
		'& [data-anchor]::after, & [data-copy]': { display: 'none' },
		'& pre': { whiteSpace: 'pre-wrap' },
		'& :is(pre, blockquote, figure, table, img)': { breakInside: 'avoid' },
		'& :is(h2, h3, h4)': { breakAfter: 'avoid' },
	},
	...codeStyle,
	...pictureStyle,
	...videoStyle,
} as const;

/** Article typography: Newsreader at a readable line length, headings and quotes in the display face. */
export const articleStyle = {
	...commonStyle,
	'& > p:first-of-type': { textStyle: 'lead', fontSize: 'h4', lineHeight: '1.42' },
} as const;

/** Style of an article's part that starts with a heading, or follows an introduction. */
export const continuedStyle = {
	...commonStyle,
	'& > h2:first-of-type': { ...commonStyle['& h2'], marginTop: '0' },
} as const;
