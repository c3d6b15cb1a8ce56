import { codeStyle } from './code-style';

const display = { textStyle: 'h3', textWrap: 'balance', scrollMarginTop: '24' } as const;

/** The reading page: Newsreader in a line one can follow, headings and quotes in the display face. */
export const articleStyle = {
	textStyle: 'body',
	overflowWrap: 'break-word',
	'& > * + *': { marginTop: '6' },
	'& > p:first-of-type': { textStyle: 'lead', fontSize: 'h4', lineHeight: '1.42' },
	'& h2': { ...display, fontSize: 'clamp(1.75rem, 1.5rem + 1vw, 2.25rem)', marginTop: '16' },
	'& h3': { ...display, textStyle: 'h4', marginTop: '12' },
	'& h4, & h5, & h6': { textStyle: 'ui', fontWeight: 'strong', marginTop: '8' },
	'& :is(h2, h3, h4) + *': { marginTop: '4' },
	'& em': { fontStyle: 'italic' },
	'& strong': { fontWeight: '600' },
	'& a': {
		textDecoration: 'underline',
		textDecorationColor: '{colors.accent}',
		textDecorationThickness: '1.5px',
		textUnderlineOffset: '4px',
		_hover: { textDecorationThickness: '3px' },
	},
	'& blockquote': {
		marginBlock: '12',
		marginInlineStart: { lg: '-12' },
		color: 'accentText',
		'& p': { textStyle: 'h3', textWrap: 'balance' },
	},
	'& ul, & ol': { display: 'grid' },
	'& li': {
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
	'& li > :is(ul, ol)': { marginTop: '3', marginBottom: '-3' },
	'& :not(pre) > code': {
		fontFamily: 'code',
		fontSize: '0.86em',
		paddingInline: '1',
		bg: 'sunken',
		borderRadius: 'control',
	},
	'& img': { width: 'full', height: 'auto' },
	'& hr': { borderColor: 'hairline', marginBlock: '12' },
	'& [data-table]': { overflowX: 'auto', marginBlock: '8' },
	'& table': { width: 'full', textStyle: 'ui', fontVariantNumeric: 'tabular-nums' },
	'& th, & td': {
		paddingBlock: '3',
		paddingInlineEnd: '6',
		borderBottomWidth: '1px',
		borderColor: 'hairline',
		textAlign: 'start',
	},
	'& th': { textStyle: 'label', color: 'muted', borderColor: 'ink' },
	...codeStyle,
} as const;
