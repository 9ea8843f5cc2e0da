import { PricingScreen } from '#src/features/membership/web/pricing-screen.tsx';
import { openRedeemDialog } from '#src/features/rewards/web/reward-orders.ts';

/** The price list, composed of parts of memberships and rewards. */
export function PricingPage() {
  return <PricingScreen onRedeem={openRedeemDialog} />;
}
