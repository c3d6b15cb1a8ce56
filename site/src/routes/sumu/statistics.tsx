import { StatisticsScreen } from '../../features/admin/statistics/statistics-screen';

export default function StatisticsRoute() {
	return <StatisticsScreen />;
}
