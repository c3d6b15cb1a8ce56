import type { Brand } from '@sumu/contract';
import sharp from 'sharp';
import { pictureBytes } from '../picture-bytes.server';

/** Picture that identifies the site, beside its name or instead of it. */
export interface BrandMark {
	readonly data: string;
	readonly width: number;
	readonly height: number;
	readonly saysName: boolean;
}

/** Maximum size in pixels of a logo, and of an icon, which is shown beside the name. */
const logoSlot = { width: 420, height: 72 };
const iconSlot = { width: 56, height: 56 };

/** Returns the owner's logo, or else the icon; null if there is neither or it cannot be loaded. */
export async function markOf({
	logo,
	icon,
}: Pick<Brand, 'logo' | 'icon'>): Promise<BrandMark | null> {
	for (const picture of [logo, icon]) {
		const original = picture && (await pictureBytes(picture));
		if (!original) continue;
		const saysName = picture === logo;
		const slot = saysName ? logoSlot : iconSlot;
		const { data, info } = await sharp(original)
			.resize({ ...slot, fit: 'inside' })
			.png()
			.toBuffer({ resolveWithObject: true });
		const { width, height } = info;
		return { data: `data:image/png;base64,${data.toString('base64')}`, width, height, saysName };
	}
	return null;
}
