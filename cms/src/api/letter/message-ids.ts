import { env } from '../../env';
import { signToken, verifyToken } from '../../platform/lib/signed-token';
import type { RecipientRow } from './letter-tables';

const tokenPurpose = 'letter-delivery';
const deliveryPattern = /<letter-([0-9a-f]{32}-\d{1,10}\.[\w-]{43})@/;

/** Names a delivery, signed: only those who have seen the e-mail can report that it came back. */
export function createMessageId(publicId: string, { id }: RecipientRow) {
	const token = signToken(tokenPurpose, `${publicId}-${id}`);
	return `<letter-${token}@${new URL(env.origins.site).hostname}>`;
}

/** Returns the delivery with the first message id in a text; null without one or if its signature is wrong. */
export function findDelivery(text: string): { publicId: string; recipientId: number } | null {
	const [, token = ''] = deliveryPattern.exec(text) ?? [];
	const [publicId, id] = verifyToken(tokenPurpose, token)?.split('-') ?? [];
	return publicId ? { publicId, recipientId: Number(id) } : null;
}
