import { OrderScreen } from '../../features/manage/order/order-screen';
import { orderableSkills } from '../../features/manage/order/skills';

export default function OrderSkills() {
	return <OrderScreen orderable={orderableSkills} />;
}
