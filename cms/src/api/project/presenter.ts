import type { Project, ProjectCategory, Rating } from '@sumu/contract';
import { type FileRow, pictured } from '../../platform/media/picture';

export interface ProjectRow {
	documentId: string;
	projectsName: string;
	image: FileRow | null;
	imageUrl: string | null;
	projectsLiveLink: string;
	frontend: string | null;
	backend: string | null;
	projectTheme: string;
	projectFeature1: string | null;
	projectFeature2: string | null;
	projectFeature3: string | null;
	projectFeature4: string | null;
	projectDelivery: string | null;
	projectPrice: number;
	projectsDescription: string;
	category: ProjectCategory | null;
	date: string;
	updatedAt: string;
	rating?: Rating | null;
}

export const projectColumns = [
	'documentId',
	'projectsName',
	'imageUrl',
	'projectsLiveLink',
	'frontend',
	'backend',
	'projectTheme',
	'projectFeature1',
	'projectFeature2',
	'projectFeature3',
	'projectFeature4',
	'projectDelivery',
	'projectPrice',
	'projectsDescription',
	'category',
	'date',
	'updatedAt',
];

const filled = (text: string | null): text is string => Boolean(text);

export function presentProject(row: ProjectRow): Project {
	const { address, picture } = pictured(row.image, row.imageUrl, row.projectsName);
	return {
		_id: row.documentId,
		projectsName: row.projectsName,
		image: address,
		picture,
		projectsLiveLink: row.projectsLiveLink,
		frontend: row.frontend ?? '',
		backend: row.backend ?? '',
		projectTheme: row.projectTheme,
		projectFeature: [
			row.projectFeature1,
			row.projectFeature2,
			row.projectFeature3,
			row.projectFeature4,
		].filter(filled),
		projectDelivery: row.projectDelivery ?? '',
		projectPrice: row.projectPrice,
		projectsDescription: row.projectsDescription,
		category: row.category,
		date: new Date(row.date).toISOString(),
		updated: new Date(row.updatedAt).toISOString(),
		rating: row.rating ?? null,
	};
}
