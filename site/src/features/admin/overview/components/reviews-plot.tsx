import { Box, useChakraContext } from '@chakra-ui/react';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { counted } from '../../ui/english';
import { type Months, monthName, stars } from '../ratings';
import { useThread, Weaves, weave } from './weave';

/** Plot of reviews by rating and month, in a separate chunk. */
export default function ReviewsPlot({ months }: { months: Months }) {
	const { token } = useChakraContext();
	const thread = useThread();
	const tick = { fill: token.var('colors.muted'), fontSize: 13 };
	const line = token.var('colors.hairline');
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
					<Weaves />
					<CartesianGrid vertical={false} stroke={line} />
					<XAxis
						dataKey="month"
						tickFormatter={monthName}
						tick={tick}
						tickLine={false}
						axisLine={{ stroke: line }}
					/>
					<YAxis allowDecimals={false} tick={tick} tickLine={false} axisLine={false} />
					<Tooltip
						cursor={{ fill: token.var('colors.sunken') }}
						labelFormatter={(month) => monthName(String(month))}
						contentStyle={{
							background: token.var('colors.raised'),
							border: `1px solid ${line}`,
							color: token.var('colors.ink'),
						}}
					/>
					{stars.toReversed().map((star) => (
						<Bar
							key={star}
							stackId="reviews"
							name={counted(star, 'star')}
							dataKey={(month: Months[number]) => month.stars[star - 1] ?? 0}
							fill={weave(star)}
							color={thread(star)}
							maxBarSize={32}
							isAnimationActive={false}
						/>
					))}
				</BarChart>
			</ResponsiveContainer>
		</Box>
	);
}
