import { PricingScreen } from '#src/features/membership/web/pricing-screen.tsx';
import { openRedeemDialog } from '#src/features/rewards/web/reward-orders.ts';

/** The price list, put together from what memberships and rewards bring. */
export function PricingPage() {
  return <PricingScreen onRedeem={openRedeemDialog} />;
}
