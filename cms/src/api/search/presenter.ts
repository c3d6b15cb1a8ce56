import type { FoundPost, FoundProject } from '@sumu/contract';
import { type FileRow, picture } from '../../platform/media/picture';
import type { Match } from '../../platform/search/find';

interface FoundRow {
	id: number;
	documentId: string;
	imageUrl: string | null;
}

export interface FoundProjectRow extends FoundRow {
	projectsName: string;
	projectTheme: string;
	projectPrice: number;
	image: FileRow | null;
}

export interface FoundPostRow extends FoundRow {
	topic: string;
	author: string;
	date: string;
	img: FileRow | null;
}

const columns = ['id', 'documentId', 'imageUrl'];
export const foundProjectColumns = [...columns, 'projectsName', 'projectTheme', 'projectPrice'];
export const foundPostColumns = [...columns, 'topic', 'author', 'date'];

export const presentFoundProject = (row: FoundProjectRow, match: Match): FoundProject => ({
	_id: row.documentId,
	projectsName: match.title,
	excerpt: match.excerpt,
	picture: picture(row.image, row.imageUrl, row.projectsName),
	projectTheme: row.projectTheme,
	projectPrice: row.projectPrice,
});

export const presentFoundPost = (row: FoundPostRow, match: Match): FoundPost => ({
	_id: row.documentId,
	topic: match.title,
	excerpt: match.excerpt,
	picture: picture(row.img, row.imageUrl, row.topic),
	author: row.author,
	date: new Date(row.date).toISOString(),
});
