interface FormField {
	name: string;
	type: string;
	size: number;
	attribute: object;
}
type Row = FormField[];
interface EditView {
	layout: Row[][];
}

const FULL_WIDTH_COLUMNS = 12;

/** Row without its own value: a preview of the text above it. */
const createPreviewRow = (field: FormField): Row => [
	{ ...field, type: 'article', size: FULL_WIDTH_COLUMNS, attribute: { type: 'string' } },
];

const withArticles = (box: Row[]): Row[] =>
	box.flatMap((row) => [
		row,
		...row.filter(({ type }) => type === 'richtext').map(createPreviewRow),
	]);

/** Adds a preview below each Markdown field. */
export function belowText<View extends { layout: EditView }>({ layout: view, ...rest }: View) {
	return { ...rest, layout: { ...view, layout: view.layout.map(withArticles) } };
}
