interface File {
	id: number;
	hash: string;
}

/** Entry or component that shows a file, as returned by a polymorphic relation. */
export interface FileUsage {
	__type: string;
	[column: string]: unknown;
}

const galleryPicture = 'project.picture';

type Uid = 'api::blog.blog' | 'api::project.project' | 'api::site-setting.site-setting';

/** Uses that the file's relation does not reveal: addresses in Markdown, and the project of a gallery picture. */
const buildIndirectUsageFilters = ({ id, hash }: File): Record<Uid, object> => {
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
export async function findFileUsages(file: File): Promise<FileUsage[]> {
	const row: { related?: (FileUsage | null)[] } | null = await strapi.db
		.query('plugin::upload.file')
		.findOne({ where: { id: file.id }, populate: { related: true } });
	const relatedEntries: FileUsage[] = (row?.related ?? []).filter((one) => one !== null);
	const fileUsages = relatedEntries.filter(({ __type }) => __type !== galleryPicture);
	for (const [uid, where] of Object.entries(buildIndirectUsageFilters(file))) {
		const rows: object[] = await strapi.db.query(uid as Uid).findMany({ where });
		fileUsages.push(...rows.map((entry) => ({ ...entry, __type: uid })));
	}
	return fileUsages;
}
