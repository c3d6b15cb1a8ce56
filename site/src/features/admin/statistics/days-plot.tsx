import { Box, useChakraContext } from '@chakra-ui/react';
import type { Statistics } from '@sumu/contract';
import {
	Area,
	AreaChart,
	CartesianGrid,
	ResponsiveContainer,
	Tooltip,
	XAxis,
	YAxis,
} from 'recharts';
import { formatDate } from '../ui/formats';
import { statisticsWords } from './words';

/** `24 Dec 2026` without its year. */
const shortDay = (day: string) => formatDate(day).slice(0, 'DD Mon'.length);

/** Plot of views and visitors by day, in a separate chunk. */
export default function DaysPlot({ days }: { days: Statistics['days'] }) {
	const { token } = useChakraContext();
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
				<AreaChart
					accessibilityLayer={false}
					data={days}
					margin={{ top: 8, right: 0, bottom: 0, left: -16 }}
				>
					<CartesianGrid vertical={false} stroke={lineColour} />
					<XAxis
						dataKey="day"
						tickFormatter={shortDay}
						minTickGap={32}
						tick={tickStyle}
						tickLine={false}
						axisLine={{ stroke: lineColour }}
					/>
					<YAxis allowDecimals={false} tick={tickStyle} tickLine={false} axisLine={false} />
					<Tooltip
						cursor={{ stroke: lineColour }}
						labelFormatter={(day) => formatDate(String(day))}
						contentStyle={{
							background: token.var('colors.raised'),
							border: `1px solid ${lineColour}`,
							color: token.var('colors.ink'),
						}}
					/>
					{(
						[
							['views', 'colors.greenText'],
							['visitors', 'colors.accent'],
						] as const
					).map(([key, colour]) => (
						<Area
							key={key}
							type="linear"
							dataKey={key}
							name={statisticsWords[key]}
							stroke={token.var(colour)}
							strokeWidth={2}
							fill={token.var(colour)}
							fillOpacity={0.12}
							isAnimationActive={false}
						/>
					))}
				</AreaChart>
			</ResponsiveContainer>
		</Box>
	);
}
