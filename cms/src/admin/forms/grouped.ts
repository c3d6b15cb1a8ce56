import { groups } from '../../api/site-setting/groups';

interface FormField {
	name: string;
	type: string;
	label: string;
	hint?: string;
	size: number;
}
type Row = FormField[];

interface EditView {
	/** Boxes of rows of fields. */
	layout: Row[][];
	settings: { displayName?: string };
}

const years = new Set(['footerYear', 'year']);
const width = 12;

const inYears = (row: Row): Row =>
	row.map((field) => (years.has(field.name) ? { ...field, type: 'year' } : field));

const groupOf = ({ name }: FormField) =>
	groups.findIndex(({ rows }) => rows.some((row) => row.some((known) => known === name)));

/** A heading asks for the rights of the first field below it, as every field asks for its own. */
const heading = (first: FormField, group: number): Row[] => {
	const { title, where } = groups[group] ?? {};
	return title
		? [[{ ...first, type: 'heading', label: title, hint: where ?? '', size: width }]]
		: [];
};

/** Each group in a box of its own, in the order of the groups; what stands in none comes last. */
function boxesOf(rows: Row[]): Row[][] {
	const groupsOfRows = Map.groupBy(rows, ([first]) => (first ? groupOf(first) : -1));
	const order = [...groups.keys(), -1];
	return order.flatMap((group) => {
		const own = groupsOfRows.get(group) ?? [];
		const first = own[0]?.[0];
		return first ? [[...heading(first, group), ...own]] : [];
	});
}

const isSiteSetting = (rows: Row[]) =>
	rows.some((row) => row.some(({ name }) => name === 'ownerName'));

/** Puts the settings into titled boxes, and years as they are written into every form. */
export function grouped<View extends { layout: EditView }>({ layout: view, ...rest }: View) {
	const rows = view.layout.flat().map(inYears);
	const layout = isSiteSetting(rows) ? boxesOf(rows) : view.layout.map((box) => box.map(inYears));
	return { ...rest, layout: { ...view, layout } };
}
