import { OrderScreen } from '../../features/manage/order/order-screen';
import { orderableProjects } from '../../features/manage/order/projects';

export default function OrderProjects() {
	return <OrderScreen orderable={orderableProjects} />;
}
