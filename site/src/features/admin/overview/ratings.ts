import type { AdminOverview } from '@sumu/contract';

export type ReviewMonths = AdminOverview['reviewsByMonth'];

/** Best first, as in the plot and the bars. */
export const starRatings = [5, 4, 3, 2, 1] as const;
export type StarRating = (typeof starRatings)[number];

const sumNumbers = (numbers: readonly number[]) =>
	numbers.reduce((total, number) => total + number, 0);

/** Number of reviews with this many stars, in all months. */
export const countRatings = (months: ReviewMonths, star: StarRating) =>
	sumNumbers(months.map((month) => month.stars[star - 1] ?? 0));

/** Average rating to one decimal; null if there are no ratings. */
export function calculateAverageRating(
	months: ReviewMonths,
): { value: string; count: number } | null {
	const count = sumNumbers(starRatings.map((star) => countRatings(months, star)));
	if (count === 0) return null;
	const total = sumNumbers(starRatings.map((star) => star * countRatings(months, star)));
	return { value: (total / count).toFixed(1), count };
}

const monthNames = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** Short name of a month: `2026-11` becomes `Nov`. */
export const monthName = (month: string) => monthNames[Number(month.slice(5)) - 1] ?? month;
