import { settingsGroups } from './groups';

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

const yearFieldNames = new Set(['footerYear', 'year']);
const FULL_WIDTH_COLUMNS = 12;

const inYears = (row: Row): Row =>
	row.map((field) => (yearFieldNames.has(field.name) ? { ...field, type: 'year' } : field));

const groupOf = ({ name }: FormField) =>
	settingsGroups.findIndex(({ rows }) =>
		rows.some((row) => row.some((fieldName) => fieldName === name)),
	);

/**
 * Returns a group's heading row. Strapi checks the field permissions by name, so the heading borrows the name of a
 * field that every reader of this form may read.
 */
const createHeadingRow = (ownerNameField: FormField, group: number): Row[] => {
	const { title, where } = settingsGroups[group] ?? {};
	if (!title) return [];
	const attribute = { type: 'string' };
	return [
		[
			{
				...ownerNameField,
				type: 'heading',
				label: title,
				hint: where ?? '',
				size: FULL_WIDTH_COLUMNS,
				attribute,
			},
		],
	];
};

/** Puts each group into its own box, in the order of `settingsGroups`; rows without a group come last. */
function boxesOf(rows: Row[], ownerNameField: FormField): Row[][] {
	const groupsOfRows = Map.groupBy(rows, ([first]) => (first ? groupOf(first) : -1));
	return [...settingsGroups.keys(), -1].flatMap((group) => {
		const own = groupsOfRows.get(group);
		return own ? [[...createHeadingRow(ownerNameField, group), ...own]] : [];
	});
}

const findOwnerNameField = (rows: Row[]) => rows.flat().find(({ name }) => name === 'ownerName');

/** Divides the settings form into titled boxes, and shows years without a thousands separator in every form. */
export function groupSettingsFields<View extends { layout: EditView }>({
	layout: view,
	...rest
}: View) {
	const rows = view.layout.flat().map(inYears);
	const ownerNameField = findOwnerNameField(rows);
	const layout = ownerNameField
		? boxesOf(rows, ownerNameField)
		: view.layout.map((box) => box.map(inYears));
	return { ...rest, layout: { ...view, layout } };
}
