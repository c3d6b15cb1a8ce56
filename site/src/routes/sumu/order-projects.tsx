import { OrderScreen } from '../../features/admin/order/order-screen';
import { orderableProjects } from '../../features/admin/order/projects';

export default function OrderProjects() {
	return <OrderScreen orderable={orderableProjects} />;
}
