/** On narrow screens, a table of sentences shows one row at a time, with the first cell as its heading. */
const narrowScreenQuery = '@media screen and (width < 768px)';
const tableSelector = '& [data-table=in-rows]';

export const tableInRows = {
	[`${tableSelector} td`]: { verticalAlign: 'top' },
	[narrowScreenQuery]: {
		[`${tableSelector} :is(table, tbody, tr, td)`]: { display: 'block' },
		[`${tableSelector} thead`]: { srOnly: true },
		[`${tableSelector} tr`]: {
			paddingBlock: '4',
			borderBottomWidth: '1px',
			borderColor: 'hairline',
		},
		[`${tableSelector} td`]: { padding: '0', borderBottomWidth: '0', textAlign: 'start' },
		[`${tableSelector} td + td`]: { marginTop: '3' },
		[`${tableSelector} td:first-of-type`]: { fontWeight: 'strong' },
		[`${tableSelector} td::before`]: {
			content: 'attr(data-column)',
			display: 'block',
			textStyle: 'label',
			fontWeight: 'normal',
			color: 'muted',
		},
	},
} as const;
