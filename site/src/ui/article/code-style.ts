/** Code blocks: dark in both themes, with few syntax colours; `--beyond` is how far they extend past the text. */
export const codeStyle = {
	'& figure[data-code]': {
		bg: 'codeBg',
		color: 'codeInk',
		marginBlock: '8',
		marginInlineEnd: { lg: 'calc(-1 * var(--beyond, 0px))' },
		borderRadius: 'control',
		borderWidth: '1px',
		borderColor: 'hairline',
	},
	'& [data-code] figcaption': {
		display: 'flex',
		justifyContent: 'space-between',
		alignItems: 'center',
		paddingInlineStart: '6',
		paddingInlineEnd: '3',
		paddingTop: '2',
		textStyle: 'label',
		'& span': { color: 'codeMuted' },
		'& button': {
			minHeight: 'compact',
			paddingInline: '3',
			fontWeight: 'strong',
			cursor: 'pointer',
			_hover: { textDecoration: 'underline', textUnderlineOffset: '4px' },
			_focusVisible: { outlineColor: 'codeInk', outlineOffset: '-3px' },
		},
	},
	'& pre': {
		overflowX: 'auto',
		paddingInline: '6',
		paddingTop: '2',
		paddingBottom: '6',
		fontFamily: 'code',
		fontSize: 'small',
		lineHeight: '1.6',
		tabSize: '2',
		'& code': { fontFamily: 'inherit' },
		_focusVisible: { outlineColor: 'codeInk', outlineOffset: '-3px' },
	},
	'& .hljs-comment, & .hljs-quote, & .hljs-meta': { color: 'codeMuted' },
	'& .hljs-keyword, & .hljs-selector-tag, & .hljs-selector-class, & .hljs-name, & .hljs-tag .hljs-name, & .hljs-built_in':
		{ color: 'codeWarm' },
	'& .hljs-string, & .hljs-number, & .hljs-literal, & .hljs-attr-value, & .hljs-regexp': {
		color: 'gold',
	},
	'& .hljs-title, & .hljs-attr, & .hljs-attribute, & .hljs-property, & .hljs-type': {
		color: 'codeCool',
	},
} as const;
