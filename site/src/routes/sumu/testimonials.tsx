import { TestimonialsScreen } from '../../features/admin/testimonials/testimonials-screen';

export default function Testimonials() {
	return <TestimonialsScreen />;
}
