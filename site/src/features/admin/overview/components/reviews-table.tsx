import { Box } from '@chakra-ui/react';
import { formatCount } from '../../ui/formats';
import { monthName, type ReviewMonths, starRatings } from '../ratings';

/** Figures of the plot, for screen readers. */
export const ReviewsTable = ({ months }: { months: ReviewMonths }) => (
	<Box srOnly>
		<table>
			<caption>Reviews by rating</caption>
			<thead>
				<tr>
					<th scope="col">Month</th>
					{starRatings.map((star) => (
						<th key={star} scope="col">
							{formatCount(star, 'star')}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{months.map((month) => (
					<tr key={month.month}>
						<th scope="row">{`${monthName(month.month)} ${month.month.slice(0, 4)}`}</th>
						{starRatings.map((star) => (
							<td key={star}>{month.stars[star - 1] ?? 0}</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	</Box>
);
