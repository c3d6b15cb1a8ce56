import { Box } from '@chakra-ui/react';
import { counted } from '../../ui/english';
import { type Months, monthName, stars } from '../ratings';

/** Figures of the plot, for screen readers. */
export const ReviewsTable = ({ months }: { months: Months }) => (
	<Box srOnly>
		<table>
			<caption>Reviews by rating</caption>
			<thead>
				<tr>
					<th scope="col">Month</th>
					{stars.map((star) => (
						<th key={star} scope="col">
							{counted(star, 'star')}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{months.map((month) => (
					<tr key={month.month}>
						<th scope="row">{`${monthName(month.month)} ${month.month.slice(0, 4)}`}</th>
						{stars.map((star) => (
							<td key={star}>{month.stars[star - 1] ?? 0}</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	</Box>
);
