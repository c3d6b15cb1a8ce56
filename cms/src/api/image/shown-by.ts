interface File {
	id: number;
	hash: string;
}

/** Entry or component that shows a file, as returned by a polymorphic relation. */
export interface Shower {
	__type: string;
	[column: string]: unknown;
}

const galleryPicture = 'project.picture';

type Uid = 'api::blog.blog' | 'api::project.project' | 'api::site-setting.site-setting';

/** Uses that the file's relation does not reveal: addresses in Markdown, and the project of a gallery picture. */
const further = ({ id, hash }: File): Record<Uid, object> => {
	const names = { $contains: hash };
	return {
		'api::blog.blog': { description: names },
		'api::project.project': { $or: [{ story: names }, { gallery: { image: { id } } }] },
		'api::site-setting.site-setting': {
			$or: [
				{ extraPages: { text: names } },
				{ legal: { $or: [{ terms: names }, { privacy: names }] } },
			],
		},
	};
};

/** Returns everything that shows a file: as its picture, in its gallery, or in a text. */
export async function whatShows(file: File): Promise<Shower[]> {
	const row: { related?: (Shower | null)[] } | null = await strapi.db
		.query('plugin::upload.file')
		.findOne({ where: { id: file.id }, populate: { related: true } });
	const found: Shower[] = (row?.related ?? []).filter((one) => one !== null);
	const shown = found.filter(({ __type }) => __type !== galleryPicture);
	for (const [uid, where] of Object.entries(further(file))) {
		const rows: object[] = await strapi.db.query(uid as Uid).findMany({ where });
		shown.push(...rows.map((entry) => ({ ...entry, __type: uid })));
	}
	return shown;
}
