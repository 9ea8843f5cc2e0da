-- When a vendor last called to say that work has ended: such a vendor is asked less often.
alter table vendor_health add column called_at timestamptz;
