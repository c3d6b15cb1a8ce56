import { Box, useChakraContext } from '@chakra-ui/react';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatCount } from '../../ui/formats';
import { monthName, type ReviewMonths, starRatings } from '../ratings';
import { getPatternFill, RatingPatterns, useRatingColour } from './rating-patterns';

/** Plot of reviews by rating and month, in a separate chunk. */
export default function ReviewsPlot({ months }: { months: ReviewMonths }) {
	const { token } = useChakraContext();
	const getRatingColour = useRatingColour();
	const tickStyle = { fill: token.var('colors.muted'), fontSize: 13 };
	const lineColour = token.var('colors.hairline');
	return (
		<Box
			height="300px"
			aria-hidden
			textStyle="label"
			css={{ '& *:focus': { outline: 'none' }, '& text': { font: 'inherit' } }}
		>
			<ResponsiveContainer width="100%" height="100%">
				{/* The figures are also in a table, so the plot needs no keyboard access. */}
				<BarChart
					accessibilityLayer={false}
					data={[...months]}
					margin={{ top: 8, right: 0, bottom: 0, left: -28 }}
				>
					<RatingPatterns />
					<CartesianGrid vertical={false} stroke={lineColour} />
					<XAxis
						dataKey="month"
						tickFormatter={monthName}
						tick={tickStyle}
						tickLine={false}
						axisLine={{ stroke: lineColour }}
					/>
					<YAxis allowDecimals={false} tick={tickStyle} tickLine={false} axisLine={false} />
					<Tooltip
						cursor={{ fill: token.var('colors.sunken') }}
						labelFormatter={(month) => monthName(String(month))}
						contentStyle={{
							background: token.var('colors.raised'),
							border: `1px solid ${lineColour}`,
							color: token.var('colors.ink'),
						}}
					/>
					{starRatings.toReversed().map((star) => (
						<Bar
							key={star}
							stackId="reviews"
							name={formatCount(star, 'star')}
							dataKey={(month: ReviewMonths[number]) => month.stars[star - 1] ?? 0}
							fill={getPatternFill(star)}
							color={getRatingColour(star)}
							maxBarSize={32}
							isAnimationActive={false}
						/>
					))}
				</BarChart>
			</ResponsiveContainer>
		</Box>
	);
}
