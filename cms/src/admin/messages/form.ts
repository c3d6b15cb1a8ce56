interface FormField {
	name: string;
	type: string;
	required?: boolean;
	attribute: { type?: string };
}
interface EditView {
	layout: FormField[][][];
	settings: { displayName?: string };
}

/** What is JSON in the database, and how a message shows it. */
const types: Readonly<Record<string, string>> = { projects: 'asked-projects', answers: 'answers' };

/** Nobody fills it in, so nothing is said of what it must hold. */
const shown = (field: FormField) => ({
	...field,
	type: types[field.name] ?? field.type,
	required: false,
	attribute: { type: field.attribute.type },
});

/** Puts links and replies in place of JSON. */
export function readable<View extends { layout: EditView }>({ layout: view, ...rest }: View) {
	if (view.settings.displayName !== 'Messages') return { layout: view, ...rest };
	const layout = view.layout.map((box) => box.map((row) => row.map(shown)));
	return { ...rest, layout: { ...view, layout } };
}
