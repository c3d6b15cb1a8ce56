import { chakra } from '@chakra-ui/react';

/** Display of a row: a card with heading, lines and buttons on small screens. */
const rowDisplay = { base: 'grid', xl: 'table-row' } as const;

export const Table = chakra(
	'table',
	{
		base: {
			width: 'full',
			display: { base: 'block', xl: 'table' },
			borderCollapse: 'collapse',
			textStyle: 'small',
		},
		// A changed `display` removes table semantics in some browsers; the roles restore them.
	},
	{ defaultProps: { role: 'table' } },
);

export const Head = chakra(
	'thead',
	{
		base: { display: { base: 'none', xl: 'table-header-group' } },
	},
	{ defaultProps: { role: 'rowgroup' } },
);

export const Body = chakra(
	'tbody',
	{
		base: { display: { base: 'block', xl: 'table-row-group' } },
	},
	{ defaultProps: { role: 'rowgroup' } },
);

export const HeadCell = chakra(
	'th',
	{
		base: {
			paddingInline: '3',
			paddingBlock: '2',
			borderBottomWidth: '1px',
			borderColor: 'ink',
			textAlign: 'start',
			color: 'muted',
			textStyle: 'label',
			whiteSpace: 'nowrap',
			'&[data-role=figure]': { textAlign: 'end' },
		},
	},
	{ defaultProps: { role: 'columnheader', scope: 'col' } },
);

export const TableRow = chakra(
	'tr',
	{
		base: {
			display: rowDisplay,
			gridTemplateColumns: 'auto minmax(0, 1fr)',
			columnGap: '4',
			rowGap: '1',
			paddingBlock: { base: '4', xl: '0' },
			borderBottomWidth: '1px',
			borderColor: 'hairline',
			transition: 'background-color {durations.hover}',
			_hover: { bg: 'sunken' },
		},
	},
	{ defaultProps: { role: 'row' } },
);

export const Cell = chakra(
	'td',
	{
		base: {
			display: { base: 'flex', xl: 'table-cell' },
			gridColumn: '2',
			justifyContent: 'space-between',
			gap: '4',
			paddingInline: { xl: '3' },
			paddingBlock: { xl: '2' },
			verticalAlign: 'middle',
			fontVariantNumeric: 'tabular-nums',
			overflowWrap: 'anywhere',
			'&[data-role=figure]': { textAlign: { xl: 'end' } },
			'&[data-role=hidden]': { display: { base: 'none', xl: 'table-cell' } },
			'&[data-role=date]': { whiteSpace: 'nowrap' },
			'&[data-role=main]': { paddingBottom: { base: '1', xl: '2' } },
			'&[data-role=tick]': {
				gridColumn: '1',
				gridRow: '1',
				alignSelf: 'center',
				width: { xl: 'compact' },
				paddingInlineStart: { base: '3', xl: '3' },
			},
			'&[data-role=actions]': {
				justifyContent: 'start',
				flexWrap: 'wrap',
				paddingTop: { base: '3', xl: '2' },
				textAlign: { xl: 'end' },
				whiteSpace: 'nowrap',
			},
		},
	},
	{ defaultProps: { role: 'cell' } },
);

/** Column name beside a value, for cards without a table head. */
export const CardLabel = chakra('span', {
	base: { display: { xl: 'none' }, color: 'muted', flexShrink: '0' },
});
