import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { OrderScreen } from '../../features/admin/order/order-screen';
import { orderableAt } from '../../features/admin/order/orderable-entries';

/** The order screen of every content type. Its address names the type. */
export default function Order() {
	const { pathname } = useLocation();
	const orderable = useMemo(() => orderableAt(pathname), [pathname]);
	return <OrderScreen key={orderable.resource} orderable={orderable} />;
}
