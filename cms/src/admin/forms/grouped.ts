import { groups } from './groups';

interface FormField {
	name: string;
	type: string;
	label: string;
	hint?: string;
	size: number;
	attribute: object;
}
type Row = FormField[];

interface EditView {
	/** Boxes of rows of fields. */
	layout: Row[][];
}

const years = new Set(['footerYear', 'year']);
const width = 12;

const inYears = (row: Row): Row =>
	row.map((field) => (years.has(field.name) ? { ...field, type: 'year' } : field));

const groupOf = ({ name }: FormField) =>
	groups.findIndex(({ rows }) => rows.some((row) => row.some((known) => known === name)));

/**
 * Returns a group's heading row. Strapi checks the field permissions by name, so the heading borrows the name of a
 * field that every reader of this form may read.
 */
const heading = (named: FormField, group: number): Row[] => {
	const { title, where } = groups[group] ?? {};
	if (!title) return [];
	const attribute = { type: 'string' };
	return [[{ ...named, type: 'heading', label: title, hint: where ?? '', size: width, attribute }]];
};

/** Puts each group into its own box, in the order of `groups`; rows without a group come last. */
function boxesOf(rows: Row[], named: FormField): Row[][] {
	const groupsOfRows = Map.groupBy(rows, ([first]) => (first ? groupOf(first) : -1));
	return [...groups.keys(), -1].flatMap((group) => {
		const own = groupsOfRows.get(group);
		return own ? [[...heading(named, group), ...own]] : [];
	});
}

const ownerName = (rows: Row[]) => rows.flat().find(({ name }) => name === 'ownerName');

/** Divides the settings form into titled boxes, and shows years without a thousands separator in every form. */
export function grouped<View extends { layout: EditView }>({ layout: view, ...rest }: View) {
	const rows = view.layout.flat().map(inYears);
	const named = ownerName(rows);
	const layout = named ? boxesOf(rows, named) : view.layout.map((box) => box.map(inYears));
	return { ...rest, layout: { ...view, layout } };
}
