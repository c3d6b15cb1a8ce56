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
const customInputTypes: Readonly<Record<string, string>> = {
	projects: 'asked-projects',
	answers: 'answers',
};

/** Drops `required` and the validation rules, because the field is read-only. */
const toReadOnlyField = (field: FormField) => ({
	...field,
	type: customInputTypes[field.name] ?? field.type,
	required: false,
	attribute: { type: field.attribute.type },
});

/** Replaces the JSON fields of a message with links and replies. */
export function replaceJsonFields<View extends { layout: EditView }>({
	layout: view,
	...rest
}: View) {
	if (view.settings.displayName !== 'Messages') return { layout: view, ...rest };
	const layout = view.layout.map((box) => box.map((row) => row.map(toReadOnlyField)));
	return { ...rest, layout: { ...view, layout } };
}
