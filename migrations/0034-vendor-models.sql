-- The vendor's name of the model that a generation is asked from: another route may take it over.
alter table generations add column vendor_model text;
