import { type CartItem, projectSchema } from '@sumu/contract';
import type { FileRow } from '../../platform/media/picture';
import { picture } from '../../platform/media/picture';

export interface CartItemRow {
	documentId: string;
	projectId: string;
	projectsName: string;
	image: string | null;
	projectsLiveLink: string | null;
	frontend: string | null;
	backend: string | null;
	projectTheme: string | null;
	projectFeature: unknown;
	projectDelivery: string | null;
	projectPrice: number;
	projectsDescription: string | null;
	email: string;
	userName: string | null;
	userImg: string | null;
	createdAt: string;
}

const features = projectSchema.shape.projectFeature;

/** `file` is the project's picture of today, where there is one. */
export function presentCartItem(row: CartItemRow, file?: FileRow | null): CartItem {
	return {
		_id: row.documentId,
		projectId: row.projectId,
		projectsName: row.projectsName,
		image: row.image ?? '',
		picture: picture(file, row.image, row.projectsName),
		projectsLiveLink: row.projectsLiveLink ?? '',
		frontend: row.frontend ?? '',
		backend: row.backend ?? '',
		projectTheme: row.projectTheme ?? '',
		projectFeature: features.safeParse(row.projectFeature).data ?? [],
		projectDelivery: row.projectDelivery ?? '',
		projectPrice: row.projectPrice,
		projectsDescription: row.projectsDescription ?? '',
		email: row.email,
		userName: row.userName ?? '',
		userImg: row.userImg || null,
		date: new Date(row.createdAt).toISOString(),
	};
}
