import { OrderScreen } from '../../features/admin/order/order-screen';
import { orderableSkills } from '../../features/admin/order/skills';

export default function OrderSkills() {
	return <OrderScreen orderable={orderableSkills} />;
}
