import { OrderScreen } from '../../features/admin/order/order-screen';
import { orderableServices } from '../../features/admin/order/services';

export default function OrderServices() {
	return <OrderScreen orderable={orderableServices} />;
}
