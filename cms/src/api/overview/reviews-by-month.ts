import { type AdminOverview, overviewLimits, ratingRange } from '@sumu/contract';

interface Row {
	month: string;
	rating: number | null;
	count: number | string;
}

const monthOf = (date: Date) => date.toISOString().slice(0, 7);

/** Returns the first days of the last months in UTC, oldest first. */
function lastMonths(now: Date): Date[] {
	return Array.from(
		{ length: overviewLimits.months },
		(_, index) =>
			new Date(
				Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - overviewLimits.months + 1 + index),
			),
	);
}

/** SQL for the month of a review: SQLite stores milliseconds, PostgreSQL a timestamp. */
const monthColumn = () =>
	strapi.db.dialect.client === 'postgres'
		? "to_char(date, 'YYYY-MM')"
		: "strftime('%Y-%m', date / 1000, 'unixepoch')";

/** Counts the published reviews of each recent month, in total and per star rating, in the database. */
export async function reviewsByMonth(now = new Date()): Promise<AdminOverview['reviewsByMonth']> {
	const months = lastMonths(now);
	const { tableName } = strapi.db.metadata.get('api::review.review');
	const database = strapi.db.connection;
	const rows: Row[] = await database(tableName)
		.select(database.raw(`${monthColumn()} as month`), 'rating')
		.count({ count: '*' })
		.whereNotNull('published_at')
		.where('date', '>=', months[0] ?? now)
		.groupBy('month', 'rating');

	return months.map((date) => {
		const month = monthOf(date);
		const stars = Array.from({ length: ratingRange.max }, () => 0);
		let count = 0;
		for (const row of rows) {
			if (row.month !== month) continue;
			count += Number(row.count);
			if (row.rating) stars[row.rating - 1] = Number(row.count);
		}
		return { month, count, stars };
	});
}
