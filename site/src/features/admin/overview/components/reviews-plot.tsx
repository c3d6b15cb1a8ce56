import { useChakraContext } from '@chakra-ui/react';
import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import { formatCount } from '../../ui/formats';
import { PlotFrame, usePlotStyles } from '../../ui/plot-frame';
import { monthName, type ReviewMonths, starRatings } from '../ratings';
import { getPatternFill, RatingPatterns, useRatingColour } from './rating-patterns';

/** Plot of reviews by rating and month, in a separate chunk. */
export default function ReviewsPlot({ months }: { months: ReviewMonths }) {
	const { token } = useChakraContext();
	const getRatingColour = useRatingColour();
	const plotStyles = usePlotStyles();
	return (
		<PlotFrame>
			<BarChart
				accessibilityLayer={false}
				data={[...months]}
				margin={{ top: 8, right: 0, bottom: 0, left: -28 }}
			>
				<RatingPatterns />
				<CartesianGrid {...plotStyles.grid} />
				<XAxis dataKey="month" tickFormatter={monthName} {...plotStyles.xAxis} />
				<YAxis {...plotStyles.yAxis} />
				<Tooltip
					cursor={{ fill: token.var('colors.sunken') }}
					labelFormatter={(month) => monthName(String(month))}
					{...plotStyles.tooltip}
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
		</PlotFrame>
	);
}
