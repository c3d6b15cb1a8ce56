/** On narrow screens, a table of sentences shows one row at a time, with the first cell as its heading. */
const narrow = '@media screen and (width < 768px)';
const table = '& [data-table=in-rows]';

export const tableInRows = {
	[`${table} td`]: { verticalAlign: 'top' },
	[narrow]: {
		[`${table} :is(table, tbody, tr, td)`]: { display: 'block' },
		[`${table} thead`]: { srOnly: true },
		[`${table} tr`]: { paddingBlock: '4', borderBottomWidth: '1px', borderColor: 'hairline' },
		[`${table} td`]: { padding: '0', borderBottomWidth: '0', textAlign: 'start' },
		[`${table} td + td`]: { marginTop: '3' },
		[`${table} td:first-of-type`]: { fontWeight: 'strong' },
		[`${table} td::before`]: {
			content: 'attr(data-column)',
			display: 'block',
			textStyle: 'label',
			fontWeight: 'normal',
			color: 'muted',
		},
	},
} as const;
