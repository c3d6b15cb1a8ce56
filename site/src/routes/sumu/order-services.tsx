import { OrderScreen } from '../../features/manage/order/order-screen';
import { orderableServices } from '../../features/manage/order/services';

export default function OrderServices() {
	return <OrderScreen orderable={orderableServices} />;
}
