const subscriberUid = 'api::subscriber.subscriber';

/** Permanent refusals in a row that suspend an address. */
const MAX_BOUNCES = 3;

interface Row {
	id: number;
	bounces: number | null;
}

const findRow = (documentId: string): Promise<Row | null> =>
	strapi.db.query(subscriberUid).findOne({ select: ['id', 'bounces'], where: { documentId } });

/** Counts a permanent refusal of an address, and suspends it after three in a row. */
export async function recordFailure(documentId: string) {
	const row = await findRow(documentId);
	if (!row) return;
	const bounceCount = (row.bounces ?? 0) + 1;
	await strapi.db.query(subscriberUid).updateMany({
		where: { id: row.id },
		data: {
			bounces: bounceCount,
			...(bounceCount >= MAX_BOUNCES ? { suspendedOn: new Date().toISOString() } : {}),
		},
	});
}

/** Forgets earlier refusals of an address that has accepted a letter. */
export async function recordSuccess(documentId: string) {
	const row = await findRow(documentId);
	if (row?.bounces)
		await strapi.db
			.query(subscriberUid)
			.updateMany({ where: { id: row.id }, data: { bounces: 0 } });
}

/** Lets an address get letters again, and forgets its refusals. */
export const liftSuspension = (documentId: string) =>
	strapi.db
		.query(subscriberUid)
		.updateMany({ where: { documentId }, data: { bounces: 0, suspendedOn: null } });
