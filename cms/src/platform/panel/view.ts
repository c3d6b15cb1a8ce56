/** How the panel shows one content type or component. */
export interface View {
	/** The field that names an entry. */
	main: string;
	/** What a list is sorted by, until its reader chooses. */
	sort?: readonly [field: string, order: 'ASC' | 'DESC'];
	/** Columns of the list. */
	list?: readonly string[];
	/** Rows of the form; fields of one row are equally wide, and a field in none is not shown. */
	rows: readonly (readonly string[])[];
	/** A field's label, and a sentence below it where one might wonder. */
	fields: Record<string, string | readonly [label: string, help: string]>;
}
