/** Content types that can be imported from spreadsheets. */
export const csvKinds = ['project', 'service', 'skill', 'review', 'subscriber'] as const;

/**
 * Start of a cell that spreadsheet programs run as a formula. A pattern of our own: that of Papa Parse overlooks cells
 * of several lines.
 */
export const formulaPattern = /^[=+\-@\t\r\n]/;

/** Removes the apostrophe that `escapeFormulae` puts before a formula. */
export const unescapeFormula = (cell: string): string =>
	cell.startsWith("'") && formulaPattern.test(cell.slice(1)) ? cell.slice(1) : cell;

export type CsvKind = (typeof csvKinds)[number];

export interface CsvColumn {
	/** Field of the content type's form. */
	readonly field: string;
	/** Label in the form, and the column's name in a template. */
	readonly label: string;
	/** Other names that are recognised. */
	readonly names: readonly string[];
	readonly format?: 'number' | 'list' | 'picture' | 'date';
}

const pictureNames = ['picture', 'image', 'photo', 'img', 'cover', 'thumbnail'];
const descriptionNames = ['description', 'text', 'summary', 'details'];

/** Columns of the spreadsheets of each content type. The first one is the name, which every row needs. */
export const csvColumns: Record<CsvKind, readonly [CsvColumn, ...CsvColumn[]]> = {
	project: [
		{ field: 'projectsName', label: 'Project name', names: ['name', 'title', 'project'] },
		{ field: 'category', label: 'Category', names: ['type'] },
		{
			field: 'projectPrice',
			label: 'Project Price',
			names: ['price', 'cost', 'budget'],
			format: 'number',
		},
		{ field: 'date', label: 'Date', names: ['finished', 'completed'], format: 'date' },
		{ field: 'image', label: 'Cover picture', names: pictureNames, format: 'picture' },
		{ field: 'projectsLiveLink', label: 'Live Link', names: ['link', 'url', 'website', 'address'] },
		{ field: 'projectsDescription', label: 'Description', names: descriptionNames },
		{ field: 'projectTheme', label: 'Project Theme', names: ['theme'] },
		{ field: 'frontend', label: 'Front-end', names: [] },
		{ field: 'backend', label: 'Back-end', names: [] },
		{ field: 'projectDelivery', label: 'Delivery', names: ['projectDelevary', 'duration'] },
		{ field: 'projectFeature', label: 'Four features', names: ['features'], format: 'list' },
		{ field: 'client', label: 'Client', names: ['customer'] },
		{ field: 'year', label: 'Year', names: [] },
		{ field: 'role', label: 'Your role', names: [] },
		{ field: 'story', label: 'Story', names: ['case study'] },
		{ field: 'slug', label: 'Page address', names: [] },
	],
	service: [
		{ field: 'servicesHeader', label: 'Service name', names: ['name', 'title', 'service'] },
		{ field: 'servicesDescription', label: 'Description', names: descriptionNames },
		{
			field: 'deliverables',
			label: 'What’s included',
			names: ['included', 'includes', 'features'],
			format: 'list',
		},
		{ field: 'duration', label: 'How long it takes', names: ['time', 'delivery'] },
		{
			field: 'priceFrom',
			label: 'Price from',
			names: ['price', 'cost'],
			format: 'number',
		},
		{ field: 'img', label: 'Picture', names: pictureNames, format: 'picture' },
	],
	skill: [
		{ field: 'skillName', label: 'Skill name', names: ['name', 'title', 'skill'] },
		{ field: 'percentage', label: 'Percentage', names: ['percent'], format: 'number' },
		{ field: 'level', label: 'Level', names: [] },
		{ field: 'group', label: 'Group', names: ['category'] },
		{ field: 'img', label: 'Skill photo', names: ['logo', ...pictureNames], format: 'picture' },
	],
	review: [
		{ field: 'userName', label: 'Name', names: ['author', 'client', 'customer'] },
		{ field: 'location', label: 'Address', names: ['city', 'place', 'userCity', 'country'] },
		{
			field: 'review',
			label: 'Review',
			names: ['reviewText', 'quote', 'testimonial', ...descriptionNames],
		},
		{ field: 'rating', label: 'Rating', names: ['stars', 'score'], format: 'number' },
		{ field: 'date', label: 'Date', names: ['created at'], format: 'date' },
		{ field: 'image', label: 'Photo', names: pictureNames, format: 'picture' },
	],
	subscriber: [
		{ field: 'email', label: 'E-mail', names: ['e-mail address', 'address', 'subscriber'] },
		{
			field: 'confirmedOn',
			label: 'Date',
			names: ['created at', 'subscribed', 'subscribed at', 'subscription date', 'opt-in time'],
			format: 'date',
		},
	],
};

/** Names are compared without case, spaces and punctuation. */
const normalizeName = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Returns the field of a column by its name in a spreadsheet; undefined if it is unknown. */
export function findCsvField(kind: CsvKind, columnName: string): string | undefined {
	const normalName = normalizeName(columnName);
	return csvColumns[kind].find(({ field, label, names }) =>
		[field, label, ...names].some((one) => normalizeName(one) === normalName),
	)?.field;
}

/** Returns the content type of a spreadsheet by the name of its file; undefined if it names none. */
export function csvKindOf(file: string): CsvKind | undefined {
	const name = file.split('/').at(-1)?.toLowerCase() ?? '';
	if (/testimonial/.test(name)) return 'review';
	if (/e?mail[-_ ]?list/.test(name)) return 'subscriber';
	return csvKinds.find((kind) => name.includes(kind));
}

/** Returns the header of a template for a content type. */
export const csvTemplate = (kind: CsvKind): string =>
	`${csvColumns[kind].map(({ label }) => label).join(',')}\r\n`;
