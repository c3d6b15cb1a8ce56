import { useChakraContext } from '@chakra-ui/react';
import type { Statistics } from '@sumu/contract';
import { Area, AreaChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import { formatDate } from '../ui/formats';
import { PlotFrame, usePlotStyles } from '../ui/plot-frame';
import { statisticsWords } from './words';

/** `24 Dec 2026` without its year. */
const shortDay = (day: string) => formatDate(day).slice(0, 'DD Mon'.length);

/** Plot of views and visitors by day, in a separate chunk. */
export default function DaysPlot({ days }: { days: Statistics['days'] }) {
	const { token } = useChakraContext();
	const plotStyles = usePlotStyles();
	return (
		<PlotFrame>
			<AreaChart
				accessibilityLayer={false}
				data={days}
				margin={{ top: 8, right: 0, bottom: 0, left: -16 }}
			>
				<CartesianGrid {...plotStyles.grid} />
				<XAxis dataKey="day" tickFormatter={shortDay} minTickGap={32} {...plotStyles.xAxis} />
				<YAxis {...plotStyles.yAxis} />
				<Tooltip
					cursor={{ stroke: plotStyles.grid.stroke }}
					labelFormatter={(day) => formatDate(String(day))}
					{...plotStyles.tooltip}
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
		</PlotFrame>
	);
}
