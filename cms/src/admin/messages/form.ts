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

/** Fields stored as JSON, and the custom input that shows each. */
const types: Readonly<Record<string, string>> = { projects: 'asked-projects', answers: 'answers' };

/** Drops `required` and the validation rules, because the field is read-only. */
const shown = (field: FormField) => ({
	...field,
	type: types[field.name] ?? field.type,
	required: false,
	attribute: { type: field.attribute.type },
});

/** Replaces the JSON fields of a message with links and replies. */
export function readable<View extends { layout: EditView }>({ layout: view, ...rest }: View) {
	if (view.settings.displayName !== 'Messages') return { layout: view, ...rest };
	const layout = view.layout.map((box) => box.map((row) => row.map(shown)));
	return { ...rest, layout: { ...view, layout } };
}
