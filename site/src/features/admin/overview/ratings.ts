import type { Overview } from '@sumu/contract';

export type Months = Overview['reviewsByMonth'];

/** Best first, as in the plot and the bars. */
export const stars = [5, 4, 3, 2, 1] as const;
export type Star = (typeof stars)[number];

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Number of reviews with this many stars, in all months. */
export const given = (months: Months, star: Star) =>
	sum(months.map((month) => month.stars[star - 1] ?? 0));

/** Average rating to one decimal; null if there are no ratings. */
export function average(months: Months): { value: string; count: number } | null {
	const count = sum(stars.map((star) => given(months, star)));
	if (count === 0) return null;
	const total = sum(stars.map((star) => star * given(months, star)));
	return { value: (total / count).toFixed(1), count };
}

const names = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** Short name of a month: `2026-11` becomes `Nov`. */
export const monthName = (month: string) => names[Number(month.slice(5)) - 1] ?? month;
